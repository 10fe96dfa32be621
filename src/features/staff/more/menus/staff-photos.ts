// What stores photos, with the SDK for it, in one file that is loaded when a photo is chosen or fetched.
export { storeForeignPhoto } from '../../../../data/staff/menus/foreign-photo.ts';
export { StaffPhoto } from './staff-photo.tsx';
