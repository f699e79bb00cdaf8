import { useLocation, useNavigate } from '@alisio/platform/sdk/router';
import { activityResultsHref } from '@alisio/shared-contracts/activities';
import { usePointAt, usePointedItem } from '@alisio/shared-ui/list-and-map';
import { ActivityMap } from '../../features/activity-map/index.ts';
import { listedHref, type MapOfList } from '../../features/activity-results/index.ts';

export { bringActivityMapAhead as bringAhead } from '../../features/activity-map/index.ts';

/** The activities of a list on its map: chosen there they lead to their page, another place of it to its own list. */
export default function MapOfListOpened({ shown, query, isOpen }: MapOfList) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const pointed = usePointedItem();
  const pointAt = usePointAt();
  return (
    <ActivityMap
      activities={shown.kept}
      active={pointed}
      onActive={pointAt}
      onChoose={(code) => {
        const chosen = shown.kept.find(({ activityInfo }) => activityInfo.code === code);
        if (chosen) void navigate(listedHref(chosen, query));
      }}
      onSearchHere={({ lat, lon }, radiusKm) =>
        void navigate(
          activityResultsHref({
            ...query,
            place: undefined,
            point: { lat, lon },
            km: Math.max(1, Math.ceil(radiusKm)),
          }),
          // Over the list the map stays open, in its own entry of the history.
          isOpen ? { replace: true, state } : {},
        )
      }
    />
  );
}
