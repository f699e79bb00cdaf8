export { Agreement } from './agreement.tsx';
