export { AddressList } from './address-list.tsx';
export { PhonePanel } from './phone-panel.tsx';
