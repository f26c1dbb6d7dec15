/** Names of the colours of styles/tokens.css that the style guide shows, without `--`. */
export const colours = [
  'shore',
  'stone',
  'foam',
  'line',
  'ink',
  'ink-soft',
  'sea',
  'sea-strong',
  'sun',
  'sun-glow',
  'terracotta',
  'deep',
  'deep-end',
  'on-deep',
  'fault',
] as const;

/** Names of the text sizes, without `--text-`. */
export const sizes = ['small', 'body', 'lead', 'h3', 'h2', 'h1', 'display'] as const;
