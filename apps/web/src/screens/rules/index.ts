export { RulesPanel } from './rules-panel.tsx';
export { RulesScreen } from './rules-screen.tsx';
