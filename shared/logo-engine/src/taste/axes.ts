/** Directions of taste and what moves them: data of the contracts, so that the page can say what the engine will do. */
export {
  COMPARISON_SHIFTS,
  TASTE_AXES as AXES,
  VIBE_SHIFTS,
  type TasteAxes as Axes,
  type TasteAxis as Axis,
  type TasteShift as Shift,
} from '@fifteen/contracts';
