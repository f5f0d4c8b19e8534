export const DesignPage = () => null;
