export { Art, type ArtProps } from './art.tsx';
export { loadScene, posterFor } from './catalogue.ts';
export { HeroScene, type HeroSceneProps, HeroWords } from './hero-scene.tsx';
export { NearPoster } from './near-poster.tsx';
export { Poster, type PosterProps } from './poster.tsx';
export { PosterBanner, type PosterBannerProps } from './poster-banner.tsx';
export { PosterCard, type PosterCardProps } from './poster-card.tsx';
