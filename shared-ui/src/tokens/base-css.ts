/** Resets and the look of bare elements. Only variables; the values are in palette and scales. */
export const baseCss = [
  '*,*::before,*::after{box-sizing:border-box}',
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding:var(--s-24) 0 var(--bottom-room)}',
  'body{margin:0;background:var(--paper);color:var(--ink);font:400 var(--t-16)/1.5 var(--font);font-variant-numeric:tabular-nums lining-nums;-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility}',
  'h1,h2,h3,h4,p,ul,ol,dl,dd,fieldset,figure{margin:0;padding:0;border:0}',
  'ul,ol{list-style:none}legend{padding:0}fieldset{min-width:0}i{font-style:normal}',
  'h1,h2,h3,h4{font-weight:650;text-wrap:balance;letter-spacing:-.015em;word-spacing:.08em;line-height:1.15}',
  'p{text-wrap:pretty}',
  'a{color:var(--action-text);text-decoration-thickness:1px;text-underline-offset:3px}',
  'button,input,select,textarea{font:inherit;font-variant-numeric:inherit;letter-spacing:inherit;color:inherit}',
  'svg{display:block}img{display:block;max-width:100%}[hidden]{display:none!important}',
  ':focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:var(--r-tag)}',
  // Headings and main take focus on a route change; a ring around the whole page would only confuse.
  'h1[tabindex="-1"]:focus-visible,main[tabindex="-1"]:focus-visible{outline:none}',
  // One page fades into the next; what is pressed meanwhile is the new page's.
  '::view-transition-old(root),::view-transition-new(root){animation-duration:var(--m-color)}::view-transition{pointer-events:none}',
  '.sr-only{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
].join('');
