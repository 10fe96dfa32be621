import type { RequestHandler } from 'express';
import { fieldFiguresSchema } from '../../../src/domain/issues/field-figures.ts';
import { Failure } from '../failure.ts';

/** POST /app/field-figures: logs a visit's performance figures, which Cloud Monitoring reads from the log. */
export const fieldFigures: RequestHandler = (request, response) => {
  const figures = fieldFiguresSchema.safeParse(request.body);
  if (!figures.success) throw new Failure('bad-request');
  console.log(JSON.stringify({ severity: 'INFO', message: 'field figures', ...figures.data }));
  response.status(204).end();
};
