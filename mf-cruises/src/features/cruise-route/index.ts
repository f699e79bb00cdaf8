export { Route } from './route.tsx';
