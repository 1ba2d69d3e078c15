/** What every editor of a setting gets; `null` takes the setting away. */
export interface EditorProps {
  readonly label: string;
  readonly text: string | null;
  readonly onChange: (text: string | null) => void;
  readonly describedBy: string;
  readonly isWrong: boolean;
}
