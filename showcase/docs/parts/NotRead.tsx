/** Replaces tables for which the server of this site gave no description. */
export const NotRead = ({ address }: { readonly address: string }) => (
  <p role="status" className="docs-prose">
    This table comes from <a href={address}>openapi.json</a> of the server behind this site, which could not
    be read.
  </p>
);
