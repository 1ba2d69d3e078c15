const PARTS = [
  { id: 'avatar', name: 'Avatar' },
  { id: 'account', name: 'Name and role' },
  { id: 'password', name: 'Password reset' },
  { id: 'topics', name: 'Blockchain topics' },
] as const;

const goTo = (id: string) => {
  const title = document.getElementById(`${id}-title`);
  title?.scrollIntoView({ block: 'start' });
  title?.focus({ preventScroll: true });
};

/** The manage-profile buttons. Each links to its part of the form. */
export const ManageProfile = () => (
  <nav aria-label="Manage profile" className="md:sticky md:top-8">
    <p aria-hidden="true" className="dcode-hand mb-3 text-xl max-md:hidden">
      Manage profile
    </p>
    <ul className="grid grid-cols-pairs gap-2 md:grid-cols-1 md:gap-0">
      {PARTS.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => goTo(id)}
            className="min-h-11 w-full border-(--rule) px-3 text-left hover:bg-(--leaf-2) hover:text-(--link) max-md:h-full max-md:border md:border-t"
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  </nav>
);
