/** How far each area's deliveries go where nothing else is set: latitude, longitude, kilometres (spec §1: Gosford within 20 km). */
export const defaultAreas = {
  sydney: '-33.815,151.0,45',
  gosford: '-33.4245,151.3418,20',
} as const;
