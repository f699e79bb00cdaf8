export { Badge, type BadgeProps, type BadgeTone } from './badge.tsx';
export { Heading, type HeadingProps } from './heading.tsx';
export { Tag, type TagTone } from './tag.tsx';
export { Code, Eyebrow, Muted, Narrow, NoBreak } from './text.tsx';
export { TextLink, type TextLinkProps, textLinkStyles } from './text-link.tsx';
