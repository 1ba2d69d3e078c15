import { type FormEvent, useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { TextField } from '../../shared/ui/Field.tsx';

const LOOK = {
  label: 'block text-sm font-medium text-ink',
  control: 'mt-1 min-h-11 w-full rounded-lg border border-edge bg-raised px-3 text-base text-ink',
};

interface AddressFormProps {
  readonly onAddress: (address: string) => void;
}

/** Asks for the mailbox to show. A public server shows the codes of one address only. */
export const AddressForm = ({ onAddress }: AddressFormProps) => {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAddress(text.trim());
  };
  return (
    <form onSubmit={submit} className="mt-3 grid gap-2">
      <TextField
        label="The address you signed in with"
        classes={LOOK}
        type="email"
        required
        value={text}
        onText={setText}
      />
      <Button type="submit" variant="plain">
        Show its code
      </Button>
    </form>
  );
};
