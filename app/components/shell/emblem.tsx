import { look } from '../../../generated/look/look.ts';

/** The group's mark, if it has one. */
export function Emblem() {
  if (look.emblem === undefined) return null;
  const { disc, lines } = look.emblem;
  return (
    <svg className="emblem" viewBox="0 0 32 32" aria-hidden="true">
      {disc && <circle cx={disc.x} cy={disc.y} r={disc.radius} />}
      <path d={lines} />
    </svg>
  );
}
