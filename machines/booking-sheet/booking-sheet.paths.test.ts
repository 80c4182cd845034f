import { provePaths } from '../kit/prove';

provePaths('booking sheet', async () => (await import('./booking-sheet.kit')).bookingSheetKit);
