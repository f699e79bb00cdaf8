import type { Language } from '@alisio/platform/sdk/i18n';
import { whereIsIt } from '@alisio/platform/sdk/visitor';
import type { NearbyAirport } from '@alisio/shared-contracts/airports';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import { useState } from 'react';

/** `refused`: the visitor or the browser does not tell where they are; `none`: no airport is near */
type Asked = 'not' | 'asking' | 'there' | 'none' | 'refused' | 'failed';

interface Nearby {
  state: Asked;
  airports: readonly NearbyAirport[];
}

const NOT_ASKED: Nearby = { state: 'not', airports: [] };

const loadNearby = () => import(/* webpackChunkName: "search-form" */ '../../api/nearby-airports.ts');

/** Airports near the visitor, who is asked where they are by `ask` alone: after a press, never by itself. */
export function useNearbyPlaces(language: Language) {
  const [nearby, setNearby] = useState(NOT_ASKED);
  const ask = async () => {
    setNearby({ state: 'asking', airports: [] });
    let point: GeoPoint;
    try {
      point = await whereIsIt();
    } catch {
      // Their answer, not a fault.
      return setNearby({ state: 'refused', airports: [] });
    }
    try {
      const { findNearby } = await loadNearby();
      const airports = await findNearby(point, language);
      setNearby({ state: airports.length > 0 ? 'there' : 'none', airports });
    } catch (error) {
      // §8: logged only, but for the words in the list.
      console.error(error);
      setNearby({ state: 'failed', airports: [] });
    }
  };
  return { ...nearby, ask };
}
