/** A state of a diagram: a box, from its upper left corner. */
export interface DiagramNode {
  readonly state: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line of text, by its centre and its baseline. */
export interface DiagramLabel {
  readonly transition: string;
  readonly x: number;
  readonly y: number;
}

/** The transitions from one state to another, which share a line. */
export interface DiagramEdge {
  readonly from: string;
  readonly to: string;
  /** One below the other. */
  readonly labels: readonly DiagramLabel[];
  /** The line, with a gap where its labels are. */
  readonly path: string;
  /** The arrowhead, a closed path. */
  readonly arrow: string;
}

/** The mark of a state in which an object can be created: a dot, and a line from the dot to the state. */
export interface DiagramStart {
  readonly state: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly path: string;
  readonly arrow: string;
}

/** A state machine as a picture, in pixels at a font size of 14 for states and 12 for transitions. */
export interface Diagram {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly DiagramNode[];
  readonly starts: readonly DiagramStart[];
  readonly edges: readonly DiagramEdge[];
}
