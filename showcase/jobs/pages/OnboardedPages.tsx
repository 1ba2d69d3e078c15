import { Outlet } from 'react-router';

export const Component = () => <Outlet />;
