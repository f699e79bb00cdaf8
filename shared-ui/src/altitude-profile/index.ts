export { type AltitudeNight, AltitudeProfile, type AltitudeProfileProps } from './altitude-profile.tsx';
