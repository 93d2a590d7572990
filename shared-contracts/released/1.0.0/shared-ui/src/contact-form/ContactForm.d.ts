import { type SubsidiarySlug } from 'shared-contracts';
interface ContactFormProps {
    readonly defaultSubsidiary?: SubsidiarySlug;
    readonly heading?: string;
}
export declare function ContactForm({ defaultSubsidiary, heading }: ContactFormProps): import("react").JSX.Element;
export {};
