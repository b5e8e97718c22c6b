/** Sizes of a diagram in pixels. */
export const sizes = {
  margin: 20,
  /** The least horizontal space between two boxes, labels or lines. */
  gap: 20,
  stateFont: 14,
  stateHeight: 36,
  /** Of a state with a short name. */
  stateWidth: 84,
  /** From the text of a state to its border. */
  statePadding: 16,
  labelFont: 12,
  labelLine: 16,
  /** From the middle of a line of text to its baseline. */
  stateBaseline: 5,
  labelBaseline: 4,
  /** Up to this width of labels and lines on a rank, it does not matter how many there are. */
  uncrowded: 300,
  /** Between the ends of two lines at one side of a state. */
  portGap: 20,
  /** From the corner of a state to the first end of a line. */
  portInset: 14,
  /** The difference of positions that rounding and small forces make. Lines within it are straight all the same. */
  tolerance: 4,
  arrowLength: 8,
  arrowHalf: 4,
  startRadius: 5,
  /** From the dot of a first state to the state. */
  startLength: 22,
  /** How far a transition from a state to itself leaves the state. */
  loopWidth: 26,
  loopHalf: 8,
  /** From a line to the text beside it. */
  labelSpace: 6,
} as const;
