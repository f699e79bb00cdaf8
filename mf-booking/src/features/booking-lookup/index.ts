export { LookupForm } from './lookup-form.tsx';
