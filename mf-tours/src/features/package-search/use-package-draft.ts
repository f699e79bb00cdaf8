import { useSessionStore } from '@alisio/platform/sdk/state';
import { useToday } from '@alisio/platform/sdk/visitor';
import { emptyPackageForm, type PackageForm } from './package-form.ts';
import { packageSearch } from './package-search-store.ts';

/** Keeps a form for the tab; days of which one is still to be chosen are not kept. */
export function keepPackageDraft(form: PackageForm): void {
  const isWhole = form.departureDate !== '' && form.returnDate !== '';
  if (!isWhole) return;
  packageSearch.set({
    form: { ...form, rooms: form.rooms.map(({ adults, ages }) => ({ adults, ages: [...ages] })) },
  });
}

/** The form that this tab has typed last, else an empty one; days that are over are dropped. */
export function usePackageDraft(): [PackageForm, (change: Partial<PackageForm>) => void] {
  const today = useToday();
  const { form: kept } = useSessionStore(packageSearch);
  const empty = emptyPackageForm(today);
  const form: PackageForm =
    kept === null
      ? empty
      : kept.departureDate < today
        ? { ...kept, departureDate: empty.departureDate, returnDate: empty.returnDate }
        : kept;
  return [form, (change) => keepPackageDraft({ ...form, ...change })];
}
