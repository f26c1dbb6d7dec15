export interface MapGroundProps {
  readonly drawing: { readonly width: number; readonly height: number; readonly land: string };
}

/** Sea and land below the marks of a map. Unlike the marks, they fade out at the edges. */
export function MapGround({ drawing: { width, height, land } }: MapGroundProps) {
  return (
    <svg className="ground" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={land} />
    </svg>
  );
}
