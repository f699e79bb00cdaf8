import { useTexts } from '@alisio/platform/sdk/i18n';
import { useToday } from '@alisio/platform/sdk/visitor';
import { CARIBBEAN, type CruiseChoices, cruiseMonths, seasOf } from '@alisio/shared-contracts/cruises';
import { PlainField } from '@alisio/shared-ui/slot';
import { useCruiseWords } from '../../words/cruise-words.ts';

/** In place of a month: two days are asked for beside it. */
export const EXACT = 'days';

/** What of a search is chosen from a list; a month, or `EXACT`. */
export interface ChosenWords {
  destination: string;
  line: string;
  ship: string;
  month: string;
}

export interface ChoiceFieldsProps {
  chosen: ChosenWords;
  onChange: (change: Partial<ChosenWords>) => void;
  /** nothing while they are on their way: what is chosen stays */
  choices: CruiseChoices | undefined;
}

/** Where to, with whom, on which ship and when: the browser's own lists, with and without script. */
export function ChoiceFields({ chosen, onChange, choices }: ChoiceFieldsProps) {
  const { t } = useTexts('cruises');
  const words = useCruiseWords();
  const months = cruiseMonths(useToday());
  const { regions = [], ports = [], lines = [], ships = [] } = choices ?? {};
  const ofLine = ships.filter(({ line }) => chosen.line === '' || line === chosen.line);
  const hasCaribbean = regions.some(({ code }) => seasOf(CARIBBEAN).includes(code));
  const field = (name: keyof ChosenWords) => ({
    name,
    value: chosen[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  /** What is chosen has its place in the list, also where the list does not have it. */
  const waiting = (name: keyof ChosenWords) =>
    choices === undefined && chosen[name] !== '' ? <option value={chosen[name]}>…</option> : null;
  return (
    <>
      <PlainField label={t('search.where')}>
        <select {...field('destination')}>
          <option value="">{t('search.anywhere')}</option>
          {waiting('destination')}
          <optgroup label={t('search.seas')}>
            {hasCaribbean ? <option value={CARIBBEAN}>{t('search.caribbean')}</option> : null}
            {regions.map(({ code }) => (
              <option key={code} value={code}>
                {words.region(code)}
              </option>
            ))}
          </optgroup>
          <optgroup label={t('search.ports')}>
            {ports.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </optgroup>
        </select>
      </PlainField>
      <PlainField label={t('search.line')}>
        <select
          {...field('line')}
          onChange={({ target: { value: line } }) => {
            const isOther = ships.some((ship) => ship.code === chosen.ship && ship.line !== line);
            onChange({ line, ...(line !== '' && isOther ? { ship: '' } : {}) });
          }}
        >
          <option value="">{t('search.anyLine')}</option>
          {waiting('line')}
          {lines.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </PlainField>
      <PlainField label={t('search.ship')}>
        <select {...field('ship')}>
          <option value="">{t('search.anyShip')}</option>
          {waiting('ship')}
          {ofLine.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </PlainField>
      <PlainField label={t('search.when')}>
        <select {...field('month')}>
          <option value="">{t('search.anyMonth')}</option>
          <option value={EXACT}>{t('search.exact')}</option>
          {months.map((month) => (
            <option key={month} value={month}>
              {words.month(month)}
            </option>
          ))}
        </select>
      </PlainField>
    </>
  );
}
