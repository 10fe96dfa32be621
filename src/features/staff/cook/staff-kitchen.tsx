// The kitchen's screens and papers, in one file that is loaded when one of them is opened.
export { StaffIngredients } from '../more/ingredients/staff-ingredients.tsx';
export { ProductionSheet } from '../orders/print/production-sheet.tsx';
export { ShoppingPaper } from '../orders/print/shopping-paper.tsx';
export { ShoppingScreen } from './shopping-screen.tsx';
