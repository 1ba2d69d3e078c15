import type { FieldLook } from '../../../shared/ui/Field.tsx';

export const FIELD: FieldLook = { box: 'grid gap-1.5', label: 'text-sm font-bold', control: 'toona-input' };
