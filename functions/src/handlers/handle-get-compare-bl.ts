import type { RequestHandler } from 'express';
import * as z from 'zod';
import { phoneDigits } from '../../../src/domain/customer/phone.ts';
import { mayOrderByCard } from '../payments/blacklist.ts';

const query = z.object({
  phoneNumber: z.string().max(30).transform(phoneDigits).pipe(z.string().min(8)),
});

/** GET /app/getCompareBl: true when this phone may order by card (spec §7). */
export const getCompareBl: RequestHandler = async (request, response) => {
  const { phoneNumber } = query.parse(request.query);
  response.json(await mayOrderByCard(phoneNumber));
};
