import type { FieldClasses } from '../../../shared/ui/Field.tsx';

export const FIELD: FieldClasses = { box: 'grid gap-1.5', label: 'text-sm font-bold', control: 'gamp-field' };
