/** Words that stand on the sky, fixed to the scene's hour and not to the theme's ink (6.2 and 9.0 to 1). */
export const skyInk = { day: '#0B2730', night: '#FBF4E6' } as const;
