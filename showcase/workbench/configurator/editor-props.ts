/** Props of every editor; `null` removes the setting. */
export interface EditorProps {
  readonly label: string;
  readonly text: string | null;
  readonly onChange: (text: string | null) => void;
  readonly describedBy: string;
  readonly isWrong: boolean;
}
