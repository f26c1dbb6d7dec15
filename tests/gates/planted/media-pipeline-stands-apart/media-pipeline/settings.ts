export const settings = { widths: [480] };
