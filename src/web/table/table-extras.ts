// The parts of a table that nobody needs before the board stands, in one file, which is fetched as soon as it does.

export { default as DefinitionText } from '../components/DefinitionText.svelte';
export { default as HintPopover } from './HintPopover.svelte';
export { default as TableOverlays } from './TableOverlays.svelte';
