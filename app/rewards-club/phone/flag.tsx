export interface FlagProps {
  /** Two-letter code of a country. */
  readonly country: string;
  /** Address of the flags' folder, with a trailing slash. */
  readonly base: string;
}

/** The flag of a country; decorative. */
export function Flag({ country, base }: FlagProps) {
  const src = `${base}${country.toLowerCase()}.svg`;
  return (
    <img
      className="flag"
      src={src}
      alt=""
      width="24"
      height="16"
      loading="lazy"
      decoding="async"
      draggable="false"
    />
  );
}
