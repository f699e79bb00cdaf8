import type { FlightSearchForm } from '@alisio/shared-contracts/flights';
import DatesGraph from '../../dates-graph/dates-graph.tsx';
import { askedBy, nightsOf } from './use-month-prices.ts';

interface GraphOfFormProps {
  form: FlightSearchForm;
  today: string;
  onChange: (change: Partial<FlightSearchForm>) => void;
  onClose: () => void;
}

/** What the trip of the form costs on other days; a day that is chosen is the form's. */
export default function GraphOfForm({ form, today, onChange, onClose }: GraphOfFormProps) {
  return (
    <DatesGraph
      asked={askedBy(form)}
      departureDate={form.departureDate}
      nights={nightsOf(form)}
      {...{ today, onClose }}
      onChoose={(departureDate, returnDate) => {
        onChange(returnDate === undefined ? { departureDate } : { departureDate, returnDate });
        onClose();
      }}
    />
  );
}
