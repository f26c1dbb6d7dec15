export interface MapGroundProps {
  readonly drawing: { readonly width: number; readonly height: number; readonly land: string };
}

/** Sea and land, under the marks of a map. They fade into the page at the edges; the marks do not. */
export function MapGround({ drawing: { width, height, land } }: MapGroundProps) {
  return (
    <svg className="ground" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={land} />
    </svg>
  );
}
