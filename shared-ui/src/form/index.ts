export { ScriptedForm, type ScriptedFormProps } from './scripted-form.tsx';
export { WithoutScript } from './without-script.tsx';
