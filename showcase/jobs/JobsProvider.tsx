import type { ReactNode } from 'react';

export const JobsProvider = ({ children }: { children: ReactNode }) => children;
