export { ScriptedForm, type ScriptedFormProps } from './scripted-form.tsx';
