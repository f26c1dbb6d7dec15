/** Names of the custom properties of styles/tokens.css that the page of components shows, without their prefix. */
export const colours = [
  ...['shore', 'stone', 'foam', 'line', 'ink', 'ink-soft', 'sea', 'sea-strong', 'sun', 'sun-glow'],
  ...['terracotta', 'deep', 'deep-end', 'on-deep', 'fault'],
] as const;

/** Text sizes, likewise, without `--text-`. */
export const sizes = ['small', 'body', 'lead', 'h3', 'h2', 'h1', 'display'] as const;
