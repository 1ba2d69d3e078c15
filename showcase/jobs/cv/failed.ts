/** The text if the reader itself does not load. The other texts load with the reader. */
export const CV_FAILED = 'The file could not be read. Check your connection, and choose it again.';
