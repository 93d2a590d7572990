export declare const COMPANY: {
    readonly name: "FBC Partners";
    readonly legalName: "FBC Partners Group Limited";
    readonly tagline: "Diversified Business Group";
    readonly foundedYear: 2014;
    readonly address: "East Legon, Accra, Ghana";
    readonly phone: "+233 30 000 0100";
    readonly email: "info@fbcpartners.example";
    readonly licence: "FBC-2025-001";
    readonly copyrightYear: 2025;
    readonly businessHours: {
        readonly weekdays: "Monday - Friday: 8:00 AM - 6:00 PM";
        readonly weekends: "Saturday - Sunday: Closed";
    };
    readonly location: {
        readonly latitude: 5.6358;
        readonly longitude: -0.1614;
    };
};
export declare const LEAGUE_COMPANY: {
    readonly name: "Ghana Premiership Company";
    readonly address: "Independence Avenue, Accra, Ghana";
    readonly emails: {
        readonly investment: "investment@ghanapremiership.example";
        readonly sponsorship: "sponsorship@ghanapremiership.example";
        readonly broadcast: "broadcast@ghanapremiership.example";
    };
};
