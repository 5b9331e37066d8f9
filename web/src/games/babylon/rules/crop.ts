/** The part of a board that a picture shows: from one cell to another, north-west to south-east. */
export interface Crop {
  from: string;
  to: string;
}
