import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';

interface SecretProps {
  readonly title: string;
  readonly values: Readonly<Record<string, string>>;
  readonly onClose: () => void;
}

export function Secret({ title, values, onClose }: SecretProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="lead">Copy it now: it is not shown again.</p>
      <dl className="facts">
        {Object.entries(values).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="mono secret">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="actions">
        <Button kind="primary" onPress={onClose}>
          I have copied it
        </Button>
      </div>
    </Dialog>
  );
}
