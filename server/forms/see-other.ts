import type { Response } from 'express';

/** Sends the browser on by GET. @param location root-relative or absolute */
export function seeOther(response: Response, location: string): void {
  response.status(303).set({ Location: location, 'Cache-Control': 'no-store' }).end();
}
