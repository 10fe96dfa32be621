import type { RequestHandler } from 'express';
import { fieldFiguresSchema } from '../../../src/domain/field-figures.ts';
import { Failure } from '../failure.ts';

/** POST /app/field-figures: writes how a visit has gone to the log, from where Cloud Monitoring takes its figures. */
export const fieldFigures: RequestHandler = (request, response) => {
  const figures = fieldFiguresSchema.safeParse(request.body);
  if (!figures.success) throw new Failure('bad-request');
  console.log(JSON.stringify({ severity: 'INFO', message: 'field figures', ...figures.data }));
  response.status(204).end();
};
