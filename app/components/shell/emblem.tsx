/** The group's mark: the sun over two waves. */
export function Emblem() {
  return (
    <svg className="emblem" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="13" r="7" />
      <path d="M2 21c5-4 9-4 14 0s9 4 14 0M2 27c5-4 9-4 14 0s9 4 14 0" />
    </svg>
  );
}
