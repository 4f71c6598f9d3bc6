extension ConsoleTexts.Branding {
    static let arabic = Self(
        title: "مظهر الصفحات",
        lead: "ألوان صفحات تسجيل الدخول وخطوطها وشعارها، لكل عملاء التطبيقات أو لعميل واحد. "
            + "يحتاج المجمع إلى نطاق.", client: "عميل التطبيق", allClients: "كل عملاء التطبيقات",
        inherited: "ليس لهذا العميل مظهر خاص: يستخدم مظهر كل العملاء. ويمنحه الحفظ مظهرًا خاصًا.",
        choose: "اختيار", properties: "الخصائص",
        propertiesLead: "في كل حقل القيمة الحالية للصفحات. ما لا تغيّره لا يُكتب.",
        sheet: "ورقة الأنماط", sheetHint: "قواعد للأصناف التي يمكن تغييرها، ومتغيرات الصفحات عند :root.",
        preview: "معاينة", screen: "الشاشة", language: "اللغة", dark: "داكن",
        errors: "مع أخطاء", full: "العرض الكامل", logo: "الشعار",
        logoLead: "PNG أو JPEG أو SVG، بحد أقصى 100 KB.", upload: "رفع", removeLogo: "إزالة الشعار",
        noLogo: "لا يوجد.", effect: "يراه المستخدمون في صفحات تسجيل الدخول خلال دقيقة.",
        logoEffect: "يراه المستخدمون في صفحات تسجيل الدخول خلال دقيقة.", remove: "إزالة هذا المظهر",
        removeEffect: "تُزال ورقة الأنماط والشعار. وتظهر الصفحات بمظهر كل العملاء، أو دون مظهر.",
        meanwhile: "تغيّرت ورقة الأنماط في مكان آخر منذ أن فتحت الصفحة. لم يُحفظ شيء. افتح الصفحة "
            + "مرة أخرى.", frame: "شكل الصفحة", review: "مراجعة التغيير", group: { names[$0] ?? $0 })

    private static let names = [
        "background": "الخلفية", "banner": "اللافتة", "logo": "الشعار", "textDescription": "أوصاف النصوص",
        "label": "التسميات", "inputField": "حقول الإدخال", "inputField:focus": "حقول الإدخال عند التركيز",
        "submitButton": "زر الإرسال", "submitButton:hover": "زر الإرسال تحت المؤشر",
        "idpButton": "أزرار المزوّدين", "idpButton:hover": "أزرار المزوّدين تحت المؤشر",
        "idpDescription": "أوصاف المزوّدين", "socialButton": "أزرار الشبكات الاجتماعية",
        "errorMessage": "رسائل الخطأ", "legalText": "النص القانوني", "passwordCheck-valid": "فحص كلمة المرور، مستوفى",
        "passwordCheck-notValid": "فحص كلمة المرور، غير مستوفى",
    ]
}
