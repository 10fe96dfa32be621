// One file for both: they have their phrases and most of their parts in common.
export { ClosingScreen } from '../closing/closing-screen.tsx';
export { BooksScreen } from './books-screen.tsx';
